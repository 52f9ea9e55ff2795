"""The stock page: sends letters that are typed or linked to the worker, and shows the words."""

from js import document, location
from pyscript import workers

letters = document.getElementById("letters")


async def show(event=None):
    words = (await bee.solve(letters.value)).split()
    document.getElementById("likely").innerHTML = "".join([f"<li>{word}</li>" for word in words])


letters.value = location.hash.split("/")[-1]
bee = await workers["bee"]  # noqa: F704
letters.addEventListener("change", show)
await show()  # noqa: F704
