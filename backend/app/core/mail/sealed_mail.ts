import encryption from '@adonisjs/core/services/encryption'
import type { Mail } from './mail.js'

const PURPOSE = 'outgoing-mail'

/** Encrypts a mail for the time until it is sent: it may contain a link that signs in. */
export const sealMail = (mail: Mail): string => encryption.encrypt(mail, { purpose: PURPOSE })

/** Decrypts what `sealMail` returned; null when the application key has changed since. */
export const openMail = (content: string): Mail | null => encryption.decrypt<Mail>(content, PURPOSE)
