import { useMutation } from '@tanstack/react-query'
import { useSession } from '../../../session/use-session.ts'
import { register, signIn } from './auth-api.ts'

/** Signs somebody in on this device. The guard of the page then leads them on. */
export function useSignIn() {
  const session = useSession()
  return useMutation({ mutationFn: signIn, onSuccess: session.signIn })
}

/** Creates an account and signs its owner in on this device. */
export function useRegister() {
  const session = useSession()
  return useMutation({ mutationFn: register, onSuccess: session.signIn })
}
