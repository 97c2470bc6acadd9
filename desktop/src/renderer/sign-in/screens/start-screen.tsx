import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '@fanfare/ui-kit/app/session/use-choose-language.ts'
import { LANGUAGE_OPTIONS, useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Select } from '@fanfare/ui-kit/primitives/select.tsx'
import { Spinner } from '@fanfare/ui-kit/primitives/spinner.tsx'
import { ChooseServer } from '../components/choose-server.tsx'
import { SignIn } from '../components/sign-in.tsx'
import { useDesktop } from '../../desktop-store.ts'

/** The first screen: choose a server, then sign in. */
export default function StartScreen() {
  const { server, restoring } = useDesktop()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col px-4">
      {/* The heading says the rest. */}
      <title>Fanfare</title>
      <div className="flex-1">
        {restoring ? (
          <Restoring />
        ) : server === null || choosing ? (
          <ChooseServer onBack={server === null ? null : () => setChoosing(false)} />
        ) : (
          <SignIn server={server} onChangeServer={() => setChoosing(true)} />
        )}
      </div>
      <Languages />
    </div>
  )
}

function Restoring() {
  const { t } = useTranslation('desktop')
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('signIn.restoring')} />
    </div>
  )
}

function Languages() {
  const { t } = useTranslation('shell')
  return (
    <p className="pb-6 text-center">
      <Select
        label={t('footer.language')}
        value={useLanguage()}
        onChange={useChooseLanguage()}
        options={LANGUAGE_OPTIONS}
      />
    </p>
  )
}
