import { useDesktop } from '../state/desktop-store.ts'
import { BeginSheet } from './begin-sheet.tsx'
import { ExchangingSheet } from './exchanging-sheet.tsx'
import { WaitingSheet } from './waiting-sheet.tsx'

export interface SignInProps {
  /** The address of the chosen one. */
  server: string
  onChangeServer: () => void
}

/** Signing in through the browser, step by step, as main says. */
export function SignIn({ server, onChangeServer }: SignInProps) {
  const step = useDesktop(({ signIn }) => signIn)
  switch (step) {
    case 'waiting':
      return <WaitingSheet server={server} />
    case 'exchanging':
      return <ExchangingSheet />
    case 'idle':
      return <BeginSheet server={server} wrong={null} onChangeServer={onChangeServer} />
    case 'refused':
    case 'unreachable':
      return <BeginSheet server={server} wrong={step} onChangeServer={onChangeServer} />
  }
}
