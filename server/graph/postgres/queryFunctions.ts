/**
 * What queries need beside the words of SQL. A worth is a number (`r` is 0) or a text (1), which sort in this order. Computed measures say what
 * `domain/query/computed.ts` says; the differential of queries holds them to it. They look at no setting of the server.
 */
export const QUERY_FUNCTIONS = `
CREATE TYPE worth AS (r int2, n float8, t text COLLATE "C");

CREATE FUNCTION worth_of(own jsonb) RETURNS worth LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(own) WHEN 'number' THEN ROW(0, own::float8, NULL)::worth
    WHEN 'string' THEN ROW(1, NULL, own #>> '{}')::worth END $$;
CREATE FUNCTION worth_key(own jsonb) RETURNS worth LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(own) WHEN 'boolean' THEN ROW(0, own::boolean::int, NULL)::worth ELSE worth_of(own) END $$;
CREATE FUNCTION worth_json(own worth) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN (own).r = 1 THEN to_json((own).t) WHEN abs((own).n) < 'Infinity' THEN to_json((own).n) END $$;
CREATE FUNCTION order_of(one worth, other worth) RETURNS int LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN RETURN CASE WHEN one.r <> other.r THEN NULL WHEN one < other THEN -1 WHEN one > other THEN 1 ELSE 0 END; END $$;

CREATE FUNCTION lesser(one worth, other worth) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN IF other < one THEN RETURN other; END IF; RETURN one; END $$;
CREATE FUNCTION greater(one worth, other worth) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN IF other > one THEN RETURN other; END IF; RETURN one; END $$;
CREATE AGGREGATE min(worth) (SFUNC = lesser, STYPE = worth, COMBINEFUNC = lesser, PARALLEL = SAFE);
CREATE AGGREGATE max(worth) (SFUNC = greater, STYPE = worth, COMBINEFUNC = greater, PARALLEL = SAFE);

-- PostgreSQL refuses what is too large or small for a number; here it is infinite or nought, as in JavaScript.
CREATE FUNCTION is_mild(one float8) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT one = 0 OR abs(one) BETWEEN 1e-150 AND 1e150 $$;
CREATE FUNCTION plus_float(one float8, other float8) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF is_mild(one) AND is_mild(other) THEN RETURN one + other; END IF;
    BEGIN RETURN one + other; EXCEPTION WHEN numeric_value_out_of_range THEN RETURN sign(one) * 'Infinity'::float8; END;
  END $$;
CREATE FUNCTION times_float(one float8, other float8) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF is_mild(one) AND is_mild(other) THEN RETURN one * other; END IF;
    BEGIN RETURN one * other; EXCEPTION WHEN numeric_value_out_of_range THEN
      RETURN CASE WHEN abs(one) > 1 AND abs(other) > 1 THEN sign(one) * sign(other) * 'Infinity'::float8 ELSE 0 END; END;
  END $$;
CREATE FUNCTION ratio_float(one float8, other float8) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF other = 0 THEN RETURN NULL; END IF;
    IF is_mild(one) AND is_mild(other) THEN RETURN one / other; END IF;
    BEGIN RETURN one / other; EXCEPTION WHEN numeric_value_out_of_range THEN
      RETURN CASE WHEN abs(other) < 1 THEN sign(one) * sign(other) * 'Infinity'::float8 ELSE 0 END; END;
  END $$;

CREATE FUNCTION minus_of(own worth, less worth) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF own.r <> 0 OR less.r <> 0 THEN RETURN NULL; END IF;
    RETURN ROW(0, plus_float(own.n, -less.n), NULL)::worth;
  END $$;
CREATE FUNCTION arithmetic_of(one worth, other worth, kind text) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE found float8;
  BEGIN
    IF one.r <> 0 OR other.r <> 0 THEN RETURN NULL; END IF;
    found := CASE kind WHEN 'plus' THEN plus_float(one.n, other.n) WHEN 'times' THEN times_float(one.n, other.n)
      ELSE ratio_float(one.n, other.n) END;
    IF abs(found) < 'Infinity' THEN RETURN ROW(0, found + 0, NULL)::worth; END IF;
    RETURN NULL;
  END $$;
CREATE FUNCTION interval_of(own worth, width float8) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    IF own.r <> 0 THEN RETURN NULL; END IF;
    RETURN ROW(0, times_float(floor(ratio_float(own.n, width)), width), NULL)::worth;
  END $$;

-- Days since 1970-01-01 of a day of the calendar, whose years begin in March here.
CREATE FUNCTION day_number(y int, m int, d int) RETURNS int LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    years int := CASE WHEN m > 2 THEN y ELSE y - 1 END + 400;
    of_era int := years % 400;
  BEGIN
    RETURN (years / 400 - 1) * 146097 + of_era * 365 + of_era / 4 - of_era / 100
      + (153 * (CASE WHEN m > 2 THEN m - 3 ELSE m + 9 END) + 2) / 5 + d - 1 - 719468;
  END $$;
-- Milliseconds since 1970 of a day, or a moment, as ISO 8601 writes it; nothing for any other text.
CREATE FUNCTION moment_of(own text) RETURNS float8 LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    p text[] := regexp_match(own, '^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T]([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\\.([0-9]{1,9}))?)?(?:[Z]|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?$');
    y int := p[1]; m int := p[2]; d int := p[3];
  BEGIN
    IF p IS NULL OR m < 1 OR m > 12 OR d < 1 THEN RETURN NULL; END IF;
    IF d > day_number(y + m / 12, m % 12 + 1, 1) - day_number(y, m, 1) THEN RETURN NULL; END IF;
    RETURN day_number(y, m, d) * 86400000::float8 + coalesce(p[4]::int, 0) * 3600000 + coalesce(p[5]::int, 0) * 60000
      + coalesce(p[6]::int, 0) * 1000 + left(coalesce(p[7], '') || '000', 3)::int
      - coalesce((p[8] || '1')::int * (p[9]::int * 60 + p[10]::int), 0) * 60000;
  END $$;
-- Months since year 0 of a moment, and what has gone by of the last one.
CREATE FUNCTION month_of(moment float8, OUT months int, OUT within float8) LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    days int := floor(moment / 86400000);
    z int := days + 719468 + 146097;
    of_era int := z % 146097;
    of_years int := (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    of_year int := of_era - (365 * of_years + of_years / 4 - of_years / 100);
    m int := (5 * of_year + 2) / 153;
  BEGIN
    months := 12 * (of_years + (z / 146097 - 1) * 400) + m + 2;
    within := (of_year - (153 * m + 2) / 5) * 86400000::float8 + moment - days * 86400000::float8;
  END $$;
CREATE FUNCTION whole_months(earlier float8, later float8) RETURNS int LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE a record := month_of(earlier); b record := month_of(later);
  BEGIN RETURN b.months - a.months - (b.within < a.within)::int; END $$;

CREATE FUNCTION is_year(own worth) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN RETURN own.r = 0 AND floor(own.n) = own.n AND abs(own.n) <= 9999; END $$;
CREATE FUNCTION time_between(later worth, earlier worth, unit text) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    length float8 := CASE unit WHEN 'minutes' THEN 60000 WHEN 'hours' THEN 3600000 WHEN 'days' THEN 86400000 WHEN 'weeks' THEN 604800000 END;
    b float8; a float8; months int;
  BEGIN
    IF unit = 'years' AND is_year(later) AND is_year(earlier) THEN RETURN ROW(0, later.n - earlier.n, NULL)::worth; END IF;
    b := moment_of(later.t);
    a := moment_of(earlier.t);
    IF a IS NULL OR b IS NULL THEN RETURN NULL; END IF;
    IF length IS NOT NULL THEN RETURN ROW(0, (b - a) / length, NULL)::worth; END IF;
    months := CASE WHEN b < a THEN -whole_months(b, a) ELSE whole_months(a, b) END;
    RETURN ROW(0, CASE unit WHEN 'months' THEN months ELSE months / 12 END, NULL)::worth;
  END $$;
CREATE FUNCTION part_of_time(own worth, part text) RETURNS worth LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE t text := own.t; y int; m int; number float8;
  BEGIN
    IF own.r = 0 THEN
      IF NOT is_year(own) THEN RETURN NULL; END IF;
      RETURN CASE part WHEN 'year' THEN own WHEN 'decade' THEN interval_of(own, 10) END;
    END IF;
    IF t !~ '^[0-9]{4}(-(0[1-9]|1[0-2]))?$' AND moment_of(t) IS NULL THEN RETURN NULL; END IF;
    y := left(t, 4);
    m := nullif(substr(t, 6, 2), '');
    IF part IN ('day', 'month', 'quarter') THEN
      IF m IS NULL OR (part = 'day' AND length(t) < 10) THEN RETURN NULL; END IF;
      RETURN ROW(1, NULL, CASE part WHEN 'day' THEN left(t, 10) WHEN 'month' THEN left(t, 7) ELSE left(t, 4) || '-Q' || (m + 2) / 3 END)::worth;
    END IF;
    number := CASE part WHEN 'year' THEN y WHEN 'decade' THEN y / 10 * 10 WHEN 'monthOfYear' THEN m
      WHEN 'weekday' THEN CASE WHEN length(t) >= 10 THEN (moment_of(left(t, 10)) / 86400000 + 3 + 719600)::int % 7 + 1 END
      WHEN 'hour' THEN substring(t from 'T([0-9]{2})')::int END;
    IF number IS NULL THEN RETURN NULL; END IF;
    RETURN ROW(0, number, NULL)::worth;
  END $$;
`;
