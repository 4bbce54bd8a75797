import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard, type ToastContent } from './ToastCard';

interface ToastStackProps {
  toasts: readonly (ToastContent & { id: string })[];
  /** The user or the clock has closed a message. */
  onClosed: (id: string) => void;
}

/** The messages, at the top right (spec section 9). */
export function ToastStack(props: ToastStackProps) {
  return (
    <SnackbarProvider
      maxSnack={5}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      disableWindowBlurListener
    >
      <ToastFeed {...props} />
    </SnackbarProvider>
  );
}

/** Tells notistack, which keeps its own list, what has come and what has gone. */
function ToastFeed({ toasts, onClosed }: ToastStackProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, ...content } of toasts) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      enqueueSnackbar(content.text, {
        key: id,
        persist: true,
        // Of too many, the oldest has to go.
        onClose: (_event, reason) => {
          if (reason === 'maxsnack') onClosed(id);
        },
        content: <ToastCard {...content} onClose={() => onClosed(id)} />,
      });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, onClosed, enqueueSnackbar, closeSnackbar]);

  return null;
}
