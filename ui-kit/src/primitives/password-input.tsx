import { Eye, EyeOff } from 'lucide-react'
import { use, useState, type ComponentProps } from 'react'
import { FieldContext } from './field-context.ts'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const field = use(FieldContext)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className="pe-10" />
      <div className="absolute inset-y-0 end-0.5 flex items-center">
        <IconButton
          size="sm"
          label={shown ? hideLabel : showLabel}
          aria-describedby={field?.labelId}
          icon={<Icon aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  )
}
