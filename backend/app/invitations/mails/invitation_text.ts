/** The words of an invitation. `{name}`, `{inviter}` and `{organization}` are filled in. */
export interface InvitationText {
  /** To somebody with an account. */
  hello: string
  /** To an address of which no name is known. */
  helloStranger: string
  subject: string
  body: string
  action: string
  note: string
}
