import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Field } from '@fanfare/ui-kit/primitives/field.tsx'
import { TextInput } from '@fanfare/ui-kit/primitives/text-input.tsx'
import type { ServerCheck } from '../../shared/ipc-contract.ts'
import { bridge } from '../bridge.ts'
import { useAutoFocus } from '../hooks/use-auto-focus.ts'

export interface ServerFormProps {
  /** The server was found, and is now chosen. */
  onDone?: () => void
}

const ADDRESS_MAX = 500

/** Adds a server by its address. */
export function ServerForm({ onDone }: ServerFormProps) {
  const { t } = useTranslation('desktop')
  const [address, setAddress] = useState('')
  const [check, setCheck] = useState<ServerCheck | 'asking' | null>(null)
  const asking = check === 'asking'
  const wrong = check === null || check === 'asking' || check === 'ok' ? null : check

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (asking) return
    setCheck('asking')
    const answer = await bridge.call('server:add', address)
    setCheck(answer)
    if (answer === 'ok') onDone?.()
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <Field label={t('server.label')} error={wrong === null ? undefined : t(`server.${wrong}`)}>
        <TextInput
          ref={useAutoFocus()}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={ADDRESS_MAX}
          placeholder="fanfare.example.com"
          value={address}
          readOnly={asking}
          onChange={(event) => {
            setAddress(event.target.value)
            setCheck(null)
          }}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={asking}>
        {t('server.check')}
      </Button>
    </form>
  )
}
