/** The client path of a reset link. */
export const resetPath = (token: string) => `/reset-password?token=${token}`
