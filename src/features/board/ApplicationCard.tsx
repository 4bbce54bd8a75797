import { mdiBellRingOutline } from '@mdi/js';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { cardDate } from '../../domain/board';
import { formatLongDate, formatShortDate, isDue } from '../../domain/calendar';
import { paths } from '../../domain/paths';
import { boardTexts } from '../../texts/boardTexts';
import { Icon } from '../../ui/Icon';
import styles from './ApplicationCard.module.css';

/** One application on the board (spec section 2). */
export const ApplicationCard = memo(function ApplicationCard({
  application,
  today,
}: {
  application: ApplicationListItem;
  today: IsoDate;
}) {
  const titleId = useId();
  const { id, job_title, company, status, status_display, follow_up_on } = application;
  const due = isDue(follow_up_on, today);
  const date = cardDate(application);

  return (
    <article
      className={`${styles.card} ${due ? (styles.due ?? '') : ''}`}
      data-status={status}
      data-due={due}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className={styles.title}>
        {job_title}
      </h3>
      <p className={styles.company}>{company.name}</p>
      <p className={styles.state}>
        <span className={styles.badge}>{status_display}</span>
        <span className={styles.date}>
          <span className={styles.dateName}>{boardTexts.dates[date.field]} </span>
          <time dateTime={date.value}>{formatShortDate(date.value)}</time>
        </span>
      </p>
      {follow_up_on && (
        <p className={styles.followUp}>
          {due && <Icon path={mdiBellRingOutline} fontSize="inherit" />}
          <span>{boardTexts.followUp(formatLongDate(follow_up_on))}</span>
          {due && <strong className={styles.dueMark}>{boardTexts.due}</strong>}
        </p>
      )}
      <Link className={styles.details} to={paths.editApplication(id)} aria-describedby={titleId}>
        {boardTexts.details}
      </Link>
    </article>
  );
});
