import type { User } from '#accounts/public'
import { DEFAULT_LANGUAGE } from '#contract/rules/language'
import type { Letter } from '#core/mail/letter'
import { invitationLink } from '#invitations/rules/invitation_link'
import { INVITATION_TEXTS } from './invitation_texts.js'

export interface InvitationFacts {
  /** Null for an address without an account. */
  guest: User | null
  inviter: User
  organization: string
  token: string
}

/** An invitation by mail, in the language of the guest, else of whoever invites. */
export function invitationLetter({ guest, inviter, organization, token }: InvitationFacts): Letter {
  const language = guest?.language ?? inviter.language ?? DEFAULT_LANGUAGE
  const { hello, helloStranger, subject, body, action, note } = INVITATION_TEXTS[language]
  const words: Record<string, string> = { name: guest?.name ?? '', inviter: inviter.name, organization }
  // In one pass: a name that looks like a placeholder stays a name.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  return {
    language,
    subject: fill(subject),
    greeting: fill(guest ? hello : helloStranger),
    paragraphs: [fill(body)],
    note,
    action: { label: action, url: invitationLink(token) },
  }
}
