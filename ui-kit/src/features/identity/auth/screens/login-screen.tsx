import { useLocation } from 'react-router-dom'
import { SIGN_UP_HASH } from '../../../../components/sign-up-path.ts'
import { SignIn } from '../components/sign-in.tsx'

export default function LoginScreen() {
  const { hash } = useLocation()
  return <SignIn opensWith={hash === SIGN_UP_HASH ? 'create' : undefined} />
}
