import { SignInCard } from '../components/sign-in-card.tsx'

/** The way in. */
export default function LoginScreen() {
  return <SignInCard />
}
