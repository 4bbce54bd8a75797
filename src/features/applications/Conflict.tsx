import { lazy, Suspense, useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { ApplicationEditValues } from '../../domain/applicationForm';
import { mergeVersions, type ApplicationVersion, type Choices } from '../../domain/versions';
import { differenceLabels, differenceText } from '../../texts/differenceTexts';
import { whenIdle } from '../../ui/whenIdle';

const loadDialog = async () => (await import('./ConflictDialog')).ConflictDialog;

const ConflictDialog = lazy(async () => ({ default: await loadDialog() }));

/** Asks what is to be saved where a save has met a newer version. */
export function Conflict({
  versions,
  onAccept,
  onCancel,
}: {
  /** The one that the form began with, and the newer one; `null` as long as there is none. */
  versions: { base: ApplicationEditValues; newer: ApplicationVersion } | null;
  onAccept: (choices: Choices) => void;
  onCancel: () => void;
}) {
  const form = useForm<ApplicationEditValues>();
  useEffect(
    () =>
      // Ahead of time: after an update of the server it could not be had any more.
      whenIdle(() => {
        loadDialog().catch(() => undefined);
      }),
    [],
  );

  if (!versions) return null;
  const { differences } = mergeVersions(versions.base, form.getState().values, versions.newer);
  const labels = differenceLabels(differences);
  const shown = differences.map((difference, index) => ({
    key: difference.key,
    isConflict: difference.isConflict,
    label: labels[index] ?? '',
    mine: differenceText(difference, 'mine'),
    theirs: differenceText(difference, 'theirs'),
  }));
  return (
    <Suspense>
      <ConflictDialog differences={shown} onAccept={onAccept} onCancel={onCancel} />
    </Suspense>
  );
}
