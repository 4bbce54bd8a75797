import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { useForm } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { useHistory } from './HistoryContext';

/** A field that is wrong, or what stands in place of a field that can't be filled yet. */
const wrong = '[aria-invalid="true"], [data-first-wrong]';

/**
 * The form element around Final Form's fields. When a submit is refused, by the
 * rules here or by the server, the focus goes to the first field that is wrong.
 */
export function FormShell({
  name,
  onRefused,
  element: givenElement,
  children,
}: {
  /** What assistive technology calls the form. */
  name: string;
  /** The rules here didn't let the submit through. */
  onRefused?: () => void;
  /** For whoever has to submit it without a button. */
  element?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const form = useForm();
  const history = useHistory();
  const { pathname } = useLocation();
  const ownElement = useRef<HTMLFormElement>(null);
  const element = givenElement ?? ownElement;
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts === 0) return;
    element.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [attempts, element]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A saved form stands until the next screen's code is there; it isn't saved twice.
    if (history.location.pathname !== pathname) return;
    if (form.getState().hasValidationErrors) onRefused?.();
    await form.submit();
    setAttempts((count) => count + 1);
  };

  return (
    <form ref={element} aria-label={name} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
