/** A typed code with the digits of every width (`１２３`) as those of ASCII. */
export const plainDigits = (typed: string): string =>
  typed.replaceAll(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
