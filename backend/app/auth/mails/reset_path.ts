/** Where a reset link leads. */
export const resetPath = (token: string) => `/reset-password?token=${token}`
