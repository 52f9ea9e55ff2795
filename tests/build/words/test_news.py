"""How often words occur in the news."""

from build.words.news import News


def test_news_are_counted_by_powers_of_two() -> None:
    news = News({"cave": 1, "noon": 9, "the": 400_000}, {"cave", "noon", "the", "cetene"})
    assert news.marks("cave") == ["news0"]
    assert news.marks("noon") == ["news3"]
    assert news.marks("the") == ["news9"]
    assert news.marks("cetene") == ["nonews"]
    assert news.marks("uncounted") == []
