import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Field } from '@fanfare/ui-kit/primitives/field.tsx'
import { TextInput } from '@fanfare/ui-kit/primitives/text-input.tsx'
import { bridge } from '../../bridge.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'

const CODE_MAX = 500

/** Accepts the code from the browser when the link back does not work. */
export function CodeForm() {
  const { t } = useTranslation('desktop')
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const field = useAutoFocus<HTMLInputElement>()
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(code.trim() === '')
        if (code.trim() === '') field.current?.focus()
        else void bridge.call('sign-in:paste', code)
      }}
    >
      <Field
        label={t('signIn.code')}
        hint={t('signIn.codeHint')}
        error={isEmpty ? t('signIn.codeMissing') : undefined}
      >
        <TextInput
          ref={field}
          autoComplete="off"
          spellCheck={false}
          maxLength={CODE_MAX}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setEmpty(false)
          }}
          className="font-mono"
        />
      </Field>
      <Button type="submit" variant="primary">
        {t('signIn.finish')}
      </Button>
    </form>
  )
}
