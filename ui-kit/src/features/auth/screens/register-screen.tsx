import { SignInCard } from '../components/sign-in-card.tsx'

/** The way in for somebody who is new. */
export default function RegisterScreen() {
  return <SignInCard opensWith="create" />
}
