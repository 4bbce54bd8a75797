import { mdiBellRingOutline } from '@mdi/js';
import { memo, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { formatLongDate, formatShortDate, isDue } from '../../domain/calendar';
import { contactName } from '../../domain/contactName';
import { paths } from '../../domain/paths';
import { isMarked } from '../../domain/search';
import { statusDate } from '../../domain/statusDate';
import { boardTexts } from '../../texts/boardTexts';
import { Icon } from '../../ui/Icon';
import { Marked } from '../../ui/Marked';
import { ActionsButton } from './actions/ActionsButton';
import styles from './ApplicationCard.module.css';
import { useDraggableCard } from './dragging/DraggingContext';

/** One application on the board (spec section 2). */
export const ApplicationCard = memo(function ApplicationCard({
  application,
  today,
  words,
}: {
  application: ApplicationListItem;
  today: IsoDate;
  /** What was searched for, to be marked. */
  words: readonly string[];
}) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const isDragging = useDraggableCard(card, application);
  const { id, job_title, company, contact, status, status_display, follow_up_on } = application;
  const due = isDue(follow_up_on, today);
  const date = statusDate(application);

  return (
    <article
      ref={card}
      className={`${styles.card} ${due ? (styles.due ?? '') : ''}`}
      data-status={status}
      data-due={due}
      data-dragging={isDragging}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          <Marked text={job_title} words={words} />
        </h3>
        <ActionsButton application={application} titleId={titleId} />
      </div>
      <p className={styles.company}>
        <Marked text={company.name} words={words} />
      </p>
      {contact && isMarked(contactName(contact), words) && (
        <p className={styles.contact}>
          <Marked text={contactName(contact)} words={words} />
        </p>
      )}
      <p className={styles.state}>
        <span className={styles.badge}>{status_display}</span>
        <span className={styles.date}>
          <span className={styles.dateName}>{boardTexts.dates[date.field]} </span>
          <time dateTime={date.value}>{formatShortDate(date.value)}</time>
        </span>
      </p>
      {follow_up_on && (
        <p className={styles.followUp}>
          {due && <Icon path={mdiBellRingOutline} size="text" />}
          <span>{boardTexts.followUp(formatLongDate(follow_up_on))}</span>
          {due && <strong className={styles.dueMark}>{boardTexts.due}</strong>}
        </p>
      )}
      <Link
        className={styles.details}
        to={paths.editApplication(id)}
        aria-describedby={titleId}
        draggable={false}
      >
        {boardTexts.details}
      </Link>
    </article>
  );
});
