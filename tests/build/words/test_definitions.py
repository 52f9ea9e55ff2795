"""Definitions of one line, from the senses of the French and the German Wiktionary."""

import pytest

from build.words.definitions import cleaned, french, german, shortened

LONG = "x" * 110


@pytest.mark.parametrize(
    ("word", "parts", "senses", "gloss"),
    [
        ("boucher", "nv", ["Fermer un trou.", "Vendeur de viande."], ("n", "vendeur de viande")),
        ("boucher", "vn", ["Fermer un trou.", "Vendeur de viande."], ("v", "fermer un trou")),
        ("boucher", "a", ["Qui bouche."], ("a", "qui bouche")),
        ("clef", "n", ["Variante de clé.", "Outil qui ouvre."], ("n", "outil qui ouvre")),
        ("clef", "n", ["Variante de clé."], None),
        ("émission", "n", ["Émission rare.", "Action d’émettre."], ("n", "action d’émettre")),
        ("hiver", "n", ["Saison de l’année, dite hiver."], ("n", "saison de l’année")),
        ("rythme", "n", ["Nombre.", "Suite régulière."], ("n", "suite régulière")),
        ("philo", "n", ["Philosophie."], ("n", "philosophie")),
        ("gène", "n", ["ADN qui code."], ("n", "ADN qui code")),
    ],
)
def test_the_first_complete_sense_of_the_usual_part_of_speech_counts(
    word: str, parts: str, senses: list[str], gloss: tuple[str, str] | None
) -> None:
    assert french(word, parts, senses, {"fermer"}.__contains__) == gloss


def test_labels_and_pictures_are_removed() -> None:
    assert cleaned("Cri de son espèce , .") == "Cri de son espèce"
    assert cleaned("vignette|Un coq. Mâle de la poule (oiseau).") == "Mâle de la poule"


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("Surface plane. On mange dessus.", "Surface plane"),
        ("Paraître ; avoir l’air.", "Paraître ; avoir l’air"),
        (f"Appareil de cuisine utile : {LONG}", "Appareil de cuisine utile"),
        (f"Petit appareil de cuisine, qui {LONG}", "Petit appareil de cuisine"),
        (f"Petit appareil de cuisine, dans {LONG} ou {LONG}", "Petit appareil de cuisine"),
        (f"Bois, pierre, marbre ou {LONG}", ""),
        (f"Long morceau de tissu fin de {LONG}", ""),
        ("Habitué à", ""),
        ("Qui a une « fin", ""),
    ],
)
def test_a_french_definition_ends_after_a_whole_phrase(text: str, short: str) -> None:
    assert shortened(text) == short


@pytest.mark.parametrize(
    ("senses", "gloss"),
    [
        (["ohne Plural: Freude [1]; Jubel"], "Freude; Jubel"),
        (["ein großes Haus; Palast"], "ein großes Haus"),
        (["siehe Wonne", "Lust"], "Lust"),
        (["Wort, das sehr lang ist, " + "und noch länger " * 9], "Wort, das sehr lang ist"),
        (["Wort, das " + "überaus " * 20 + "lang ist"], ""),
        ([f"Wort ({LONG})"], "Wort"),
        (["derb: Penis", "umgangssprachlich: Schweif", "Fortsatz hinten"], "Fortsatz hinten"),
    ],
)
def test_a_german_definition_is_short_complete_and_harmless(senses: list[str], gloss: str) -> None:
    assert german("Spaß", senses) == gloss
