import { useLocation } from 'react-router-dom'
import type { SignInState } from '../components/auth-mode.ts'
import { SignIn } from '../components/sign-in.tsx'

/** The sign-in page. */
export default function LoginScreen() {
  const state = useLocation().state as SignInState | null
  return <SignIn opensWith={state?.mode} />
}
