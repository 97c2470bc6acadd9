// A letter in a comment, and 'letter' in a string, are not names.
interface Outbox {
  firstLetter: string
  letterhead: string
}

abstract class LetterBox {
  letters = 3
  abstract openLetter(): void
}

export const post = {
  get letter() {
    return 'letter'
  },
  sort(letters: string[]) {
    return letters
  },
}

export type Read = (letter: string) => void

export function sendLetter({ firstLetter: letter }: Outbox, letterBox: LetterBox) {
  const [letters] = [letterBox.letters]
  return `letter ${letter} ${letters}`
}
