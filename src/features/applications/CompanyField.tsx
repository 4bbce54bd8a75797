import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useField, useForm } from 'react-final-form';
import { Link } from 'react-router-dom';
import type { Company } from '../../contract/schemas';
import { paths } from '../../domain/paths';
import { applicationTexts } from '../../texts/applicationTexts';
import { errorTextOf } from '../../ui/errorText';
import { FieldFrame } from '../../ui/fields/FieldFrame';
import { InfoNotice } from '../../ui/Notice';

/** The choice of a company; a new choice takes back the choice of a contact (spec section 2). */
export function CompanyField({ companies }: { companies: readonly Company[] }) {
  const id = useId();
  const form = useForm();
  const { input, meta } = useField<number | null>('company_id', { allowNull: true });

  if (companies.length === 0) return <NoCompanies />;

  const choose = (company: Company | null) => {
    form.batch(() => {
      form.change('company_id', company?.id ?? null);
      form.change('contact_id', null);
    });
  };

  return (
    <FieldFrame id={id} label={applicationTexts.fields.company_id} error={errorTextOf(meta)} required>
      {(control) => (
        <Autocomplete
          id={id}
          options={companies}
          value={companies.find((company) => company.id === input.value) ?? null}
          onChange={(_event, company) => choose(company)}
          onBlur={() => input.onBlur()}
          getOptionLabel={(company) => company.name}
          getOptionKey={(company) => company.id}
          noOptionsText={applicationTexts.noCompanyMatches}
          autoHighlight
          renderInput={(params) => (
            <OutlinedInput
              ref={params.slotProps.input.ref}
              startAdornment={params.slotProps.input.startAdornment}
              endAdornment={params.slotProps.input.endAdornment}
              fullWidth
              error={control['aria-invalid']}
              placeholder={applicationTexts.chooseCompany}
              slotProps={{ input: { ...params.slotProps.htmlInput, ...control } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** There is nothing to choose from yet; a refused submit leads here. */
function NoCompanies() {
  return (
    <InfoNotice>
      <span>{applicationTexts.noCompanies}</span>
      <Button component={Link} to={paths.newCompany} variant="outlined" data-first-wrong>
        {applicationTexts.newCompany}
      </Button>
    </InfoNotice>
  );
}
