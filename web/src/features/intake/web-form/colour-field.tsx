import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { colourMeant, isColour } from '@foyer/contract/intake/web-form/colour'
import { TextField, type TextFieldProps } from '../../../ui/form/fields/text-field'
import classes from './web-form.module.css'

/** A colour, chosen or typed. */
export function ColourField({ value, onChange, onBlur, readOnly, ...rest }: TextFieldProps) {
  return (
    <TextField
      {...rest}
      label={texts.colour}
      note={texts.colourHint}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const meant = colourMeant(value)
        if (meant !== value) onChange(meant)
        onBlur?.(event)
      }}
      readOnly={readOnly}
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={texts.pickColour}
          value={isColour(value) ? value : '#000000'}
          disabled={readOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}
