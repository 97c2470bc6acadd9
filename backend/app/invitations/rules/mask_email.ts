/** An address that its owner recognises and nobody else can write to: `n***@example.org`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}
