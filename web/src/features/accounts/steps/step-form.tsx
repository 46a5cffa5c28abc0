import { Form, type FormProps } from '../../../ui/form/form'
import classes from './steps.module.css'

/** A form before the door: larger fields, and a button as wide as they are. */
export function StepForm<V extends Record<string, unknown>>(props: FormProps<V>) {
  return (
    <div className={classes.form}>
      <Form {...props} />
    </div>
  )
}
