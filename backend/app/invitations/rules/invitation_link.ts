import env from '#start/env'

/** Where somebody answers an invitation. Our own address, whatever the request says of hosts. */
export const invitationLink = (token: string) => `${env.appUrl}/invitation/${token}`
