import encryption from '@adonisjs/core/services/encryption'
import type { Mail } from './mail.js'

const PURPOSE = 'outgoing-mail'

/** Encrypts a queued mail: it may contain a link that signs in. */
export const sealMail = (mail: Mail): string => encryption.encrypt(mail, { purpose: PURPOSE })

/** Decrypts what `sealMail` returned; null if the APP_KEY has changed since. */
export const openMail = (content: string): Mail | null => encryption.decrypt<Mail>(content, PURPOSE)
