import { DialogFoot } from '../dialog'
import { FormButtons, type FormProps } from './form'
import classes from './form.module.css'
import { FormProblem } from './form-problem'

interface DialogFormProps<V extends Record<string, unknown>> extends FormProps<V> {
  onCancel: () => void
}

/** The same inside a Dialog: the buttons stay in sight at its end. */
export function DialogForm<V extends Record<string, unknown>>(props: DialogFormProps<V>) {
  return (
    <form className={classes.form} onSubmit={props.form.onSubmit} noValidate>
      {props.children}
      <div>
        <FormProblem text={props.form.problem} />
        <DialogFoot>
          <FormButtons {...props} />
        </DialogFoot>
      </div>
    </form>
  )
}
