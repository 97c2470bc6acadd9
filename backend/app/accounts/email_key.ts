/** An e-mail address as it is compared: the same letters in another case are the same address. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
