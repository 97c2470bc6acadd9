// A letter in a comment, and 'letter' in a string, are not names.
interface Outbox {
  firstLetter: string
  letterhead: string
}

class LetterBox {
  letters = 3
}

export function sendLetter({ firstLetter: letter }: Outbox, letterBox = new LetterBox()) {
  const [letters] = [letterBox.letters]
  return `letter ${letter} ${letters}`
}
