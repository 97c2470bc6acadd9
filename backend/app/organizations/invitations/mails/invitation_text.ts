/** The texts of an invitation, with the placeholders `{name}`, `{inviter}` and `{organization}`. */
export interface InvitationText {
  /** For a recipient with an account. */
  hello: string
  /** For an address without an account. */
  helloStranger: string
  subject: string
  body: string
  action: string
  note: string
}
