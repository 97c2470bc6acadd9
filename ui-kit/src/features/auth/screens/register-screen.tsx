import { SignIn } from '../components/sign-in.tsx'

/** The way in for somebody who is new. */
export default function RegisterScreen() {
  return <SignIn opensWith="create" />
}
