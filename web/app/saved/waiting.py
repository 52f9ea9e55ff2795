from saved.pending import PendingGuesses

Waiting = PendingGuesses
