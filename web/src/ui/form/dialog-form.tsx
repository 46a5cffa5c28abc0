import { DialogFoot } from '../dialogs/dialog'
import { FormButtons, type FormProps } from './form'
import classes from './form.module.css'
import { FormProblem } from './form-problem'

interface DialogFormProps<V extends Record<string, unknown>> extends FormProps<V> {
  onCancel: () => void
}

/** The same inside a Dialog: the buttons stay in sight at its end. */
export function DialogForm<V extends Record<string, unknown>>(props: DialogFormProps<V>) {
  return (
    <form onSubmit={props.form.onSubmit} noValidate>
      <div className={classes.form}>
        {props.children}
        <FormProblem text={props.form.problem} />
      </div>
      {/* Beside the fields, not inside something of its own height: it could not stay in sight there. */}
      <DialogFoot>
        <FormButtons {...props} />
      </DialogFoot>
    </form>
  )
}
