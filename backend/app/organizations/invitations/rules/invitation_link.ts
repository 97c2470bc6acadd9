import env from '#start/env'

/** The link in an invitation. Built from APP_URL, never from the Host header. */
export const invitationLink = (token: string) => `${env.appUrl}/invitation/${token}`
