/** A host that must not be reached. The message is for the log, without secrets. */
export class AddressRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AddressRefused'
  }
}
