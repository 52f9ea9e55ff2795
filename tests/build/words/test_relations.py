"""Relations between words."""

from build.words.relations import Relations


def test_relations_name_the_form_the_derivation_and_the_plural() -> None:
    sizes = {"bake": 10, "baked": 20, "bakes": 50, "happy": 10, "mice": 20, "mouse": 40, "re": 80}
    relations = Relations(sizes, {"mice": "mouse"})
    assert relations.marks("baked") == ["=ed1"]
    assert relations.marks("bake") == ["p2"]
    assert relations.marks("unhappy") == ["+un-", "of1"]
    assert relations.marks("mice") == ["=irregular2"]
    assert relations.marks("reed") == []
