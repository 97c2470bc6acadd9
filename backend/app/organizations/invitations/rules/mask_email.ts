/** A masked email address that its owner recognizes: `n***@example.org`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}
