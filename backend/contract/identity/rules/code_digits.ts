/** A typed code with full-width digits (`１２３`) converted to ASCII. */
export const plainDigits = (typed: string): string =>
  typed.replaceAll(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
