import { domainToASCII } from 'node:url'

/** A normalized email address: addresses that differ only in case or in the spelling of the domain are the same. */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  return domain === '' ? address : address.slice(0, at + 1) + domain
}

/** Whether an address differs from that of a user, ignoring case. */
export function changesEmail({ emailKey: current }: { emailKey: string }, email?: string): email is string {
  return email !== undefined && emailKey(email) !== current
}
