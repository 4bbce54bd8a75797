import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { frameTexts } from '../../texts/frameTexts';
import type { LegalBlock, LegalDocument } from '../../texts/legalDocument';
import { InfoNotice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import styles from './LegalPage.module.css';

/** A legal document with the way back to where one came from. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const navigate = useNavigate();
  // Somebody who came by a link from elsewhere has nothing to go back to here.
  const isFirstScreen = useLocation().key === 'default';
  return (
    <Page heading={document.title}>
      <div className={styles.document}>
        {document.sections.map(({ heading, blocks }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
      <p>
        <a
          href={paths.login}
          onClick={(event) => {
            event.preventDefault();
            void (isFirstScreen ? navigate(paths.login) : navigate(-1));
          }}
        >
          {frameTexts.back}
        </a>
      </p>
    </Page>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'address':
      return (
        <address>
          {block.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      );
    case 'email':
      return (
        <p>
          <a href={`mailto:${block.address}`}>{block.address}</a>
        </p>
      );
    case 'notice':
      return <InfoNotice>{block.text}</InfoNotice>;
  }
}
