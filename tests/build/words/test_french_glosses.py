"""Tests of the definitions made from the senses of the French Wiktionary."""

import pytest

from build.words.french_glosses import Senses, cleaned, decapitalized, parts_by, shortened

VERBS = {"fermer", "mettre"}


def gloss(word: str, parts: str, *senses: str) -> tuple[str, str] | None:
    return Senses(word, parts, list(senses)).gloss(VERBS.__contains__)


def test_the_first_sense_of_the_usual_part_of_speech_counts() -> None:
    senses = "Fermer une ouverture.", "Commerçant qui vend de la viande."
    assert gloss("boucher", "nv", *senses) == ("n", "commerçant qui vend de la viande")
    assert gloss("boucher", "vn", *senses) == ("v", "fermer une ouverture")
    assert gloss("boucher", "a", "Qui bouche.") == ("a", "qui bouche")


def test_references_and_senses_that_repeat_the_word_are_passed_over() -> None:
    assert gloss("clef", "n", "Variante de clé.", "Outil qui ouvre.") == ("n", "outil qui ouvre")
    assert gloss("émission", "n", "Émission spéciale.", "Action d’émettre.") == (
        "n",
        "action d’émettre",
    )
    assert gloss("clef", "n", "Variante de clé.") is None


def test_a_sense_is_cut_before_the_word_itself() -> None:
    sense = "Saison froide de l’année, dite hiver."
    assert gloss("hiver", "n", sense) == ("n", "saison froide de l’année")


def test_a_definition_of_several_words_goes_before_one_word() -> None:
    assert gloss("rythme", "n", "Nombre.", "Suite régulière.") == ("n", "suite régulière")
    assert gloss("philo", "n", "Philosophie.") == ("n", "philosophie")


def test_labels_and_pictures_are_removed() -> None:
    assert cleaned("Cri de son espèce , .") == "Cri de son espèce"
    assert cleaned("vignette|Un coq. Mâle de la poule (oiseau).") == "Mâle de la poule"


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("Surface plane. On mange dessus.", "Surface plane"),
        ("Paraître ; avoir l’air.", "Paraître ; avoir l’air"),
        (f"Petit appareil de cuisine, qui {'x' * 110}", "Petit appareil de cuisine"),
        (f"Bois, pierre, marbre ou {'x' * 110}", ""),
        (f"Long morceau de tissu fin de {'x' * 110}", ""),
        ("Habitué à", ""),
        ("Qui a une « fin", ""),
    ],
)
def test_a_definition_ends_after_a_whole_phrase(text: str, short: str) -> None:
    assert shortened(text) == short


def test_the_usual_part_of_speech_is_first() -> None:
    assert parts_by({"NOM": 1.0, "ADJ:num": 2.0, "AUX": 3.0}) == "van"


def test_a_definition_begins_with_a_small_letter() -> None:
    assert decapitalized("Pente") == "pente"
    assert decapitalized("ADN") == "ADN"
