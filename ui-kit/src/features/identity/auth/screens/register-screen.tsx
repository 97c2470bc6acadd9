import { SignIn } from '../components/sign-in.tsx'

/** The sign-in page with the form of a new account open. */
export default function RegisterScreen() {
  return <SignIn opensWith="create" />
}
