"""Pages of the site for tests that need none of what only browsers have: they run on Node.

With BROWSER set they run in that browser instead, on the fixtures of tests/web.
"""

from tests.page.driver import IN_BROWSER

if IN_BROWSER:
    from tests.web.conftest import (  # noqa: F401
        browser,
        context,
        dist,
        page,
        phone,
        phones_browser,
        troubled_page,
        url,
        watch,
    )
else:
    from tests.page.fixtures import (  # noqa: F401
        browser,
        context,
        dist,
        page,
        phone,
        troubled_page,
        url,
        watch,
    )
