import { useMutation } from '@tanstack/react-query'
import type { SignInAnswer, TwoFactorRequired } from '@fanfare/contract/data/session.ts'
import { useSession } from '../../../session/use-session.ts'
import { completeSignIn, exchange, isChallenge, register, signIn } from './auth-api.ts'

const HAND_OVER_CODE = /^otc_/

/** Signs somebody in on this device, unless a code is still missing. The guard of the page then leads them on. */
export function useSignIn() {
  const admit = useAdmit()
  return useMutation({ mutationFn: signIn, onSuccess: admit })
}

/** Signs in whoever has the second factor as well. */
export function useCompleteSignIn() {
  const session = useSession()
  return useMutation({ mutationFn: completeSignIn, onSuccess: session.signIn })
}

/** Creates an account and signs its owner in on this device. */
export function useRegister() {
  const session = useSession()
  return useMutation({ mutationFn: register, onSuccess: session.signIn })
}

/** Signs in by the token an address has brought. Answers with what is still missing; null when nothing is. */
export function useTakeToken() {
  const session = useSession()
  const admit = useAdmit()
  return useMutation({
    mutationFn: async (token: string): Promise<TwoFactorRequired | null> => {
      if (HAND_OVER_CODE.test(token)) return admit(await exchange(token))
      if (await session.adopt(token)) return null
      throw new Error('The session of this token has ended')
    },
  })
}

function useAdmit() {
  const session = useSession()
  return (answer: SignInAnswer): TwoFactorRequired | null => {
    if (isChallenge(answer)) return answer
    session.signIn(answer)
    return null
  }
}
