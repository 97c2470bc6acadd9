SELECT pg_catalog.set_config('search_path', '', false);
CREATE FUNCTION public.move_event_clock(until bigint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
  moved bigint;
begin
  begin
    perform pg_advisory_xact_lock(712012);
    moved := setval('event_clock', greatest(pg_sequence_last_value('event_clock'::regclass) + 1, until));
    raise exception using errcode = 'FA001';
  exception when sqlstate 'FA001' then
  end;
  return moved;
end $$;
CREATE TABLE public.access_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash character varying(64) NOT NULL,
    method character varying(20) DEFAULT 'password'::character varying NOT NULL,
    agent character varying(400),
    address character varying(64),
    device character varying(60),
    created_at timestamp(3) without time zone NOT NULL,
    last_used_at timestamp(3) without time zone NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL,
    reauthenticated_at timestamp(3) without time zone
);
CREATE TABLE public.adonis_schema (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    batch integer NOT NULL,
    migration_time timestamp with time zone DEFAULT CURRENT_TIMESTAMP
);
CREATE SEQUENCE public.adonis_schema_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.adonis_schema_id_seq OWNED BY public.adonis_schema.id;
CREATE TABLE public.adonis_schema_versions (
    version integer NOT NULL
);
CREATE TABLE public.ai_disabled_moods (
    organization_id uuid NOT NULL,
    mood_id uuid NOT NULL
);
CREATE TABLE public.ai_integrations (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    provider character varying(16) NOT NULL,
    api_key text NOT NULL,
    key_hint character varying(4) NOT NULL,
    model character varying(100),
    base_url character varying(2048),
    is_active boolean NOT NULL,
    "position" integer NOT NULL,
    last_failure character varying(32),
    checked_at timestamp(3) without time zone,
    created_at timestamp(3) without time zone NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    CONSTRAINT ai_integrations_provider_check CHECK (((provider)::text = ANY ((ARRAY['openai'::character varying, 'gemini'::character varying, 'meta'::character varying])::text[])))
);
CREATE TABLE public.ai_runs (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    post_id uuid NOT NULL,
    user_id uuid,
    provider character varying(16) NOT NULL,
    model character varying(100) NOT NULL,
    language character varying(8) NOT NULL,
    length character varying(8) NOT NULL,
    use_preview boolean NOT NULL,
    state character varying(16) NOT NULL,
    failure character varying(32),
    retry_after integer,
    wanted smallint NOT NULL,
    undecided smallint DEFAULT '0'::smallint NOT NULL,
    job smallint DEFAULT '0'::smallint NOT NULL,
    calls smallint DEFAULT '0'::smallint NOT NULL,
    resumes smallint DEFAULT '0'::smallint NOT NULL,
    reserved_tokens integer,
    input_tokens integer DEFAULT 0 NOT NULL,
    output_tokens integer DEFAULT 0 NOT NULL,
    idempotency_key character varying(64),
    idempotency_hash character varying(43),
    created_at timestamp(3) without time zone NOT NULL,
    ended_at timestamp(3) without time zone,
    CONSTRAINT ai_runs_state_check CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'running'::character varying, 'done'::character varying, 'failed'::character varying, 'cancelled'::character varying])::text[])))
);
CREATE TABLE public.ai_settings (
    organization_id uuid NOT NULL,
    tone text NOT NULL,
    avoid text NOT NULL,
    examples text NOT NULL,
    monthly_tokens integer,
    updated_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.ai_texts (
    id uuid NOT NULL,
    run_id uuid NOT NULL,
    "position" smallint NOT NULL,
    mood_id uuid NOT NULL,
    angle character varying(32) NOT NULL,
    content text,
    reasoning character varying(300),
    problem character varying(16),
    tries smallint DEFAULT '0'::smallint NOT NULL,
    similar_comment_id uuid,
    similar_text_id uuid,
    is_approved boolean,
    comment_id uuid,
    arrived_at timestamp(3) without time zone
);
CREATE TABLE public.ai_usage (
    organization_id uuid NOT NULL,
    month character varying(7) NOT NULL,
    runs integer DEFAULT 0 NOT NULL,
    input_tokens bigint DEFAULT '0'::bigint NOT NULL,
    output_tokens bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE public.app_keys (
    id integer NOT NULL,
    fingerprint character varying(43) NOT NULL,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.approved_domains (
    id uuid NOT NULL,
    host character varying(253) NOT NULL,
    host_reversed text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    name character varying(120) NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    description text,
    includes_subdomains boolean DEFAULT false NOT NULL,
    is_blocked boolean DEFAULT false NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp(3) without time zone
);
CREATE TABLE public.audit_entries (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    actor_id uuid,
    action character varying(40) NOT NULL,
    subject character varying(255),
    subject_user_id uuid,
    subject_email_key text,
    before text,
    after text,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.author_versions (
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    title character varying(200) NOT NULL,
    url character varying(2048) NOT NULL,
    link_description character varying(500),
    comment text,
    mood_id uuid,
    tags text NOT NULL,
    is_public boolean NOT NULL,
    is_sensitive boolean NOT NULL,
    moderation_status character varying(20) NOT NULL,
    moderation_reason text,
    updated_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.claim_keys (
    user_id uuid NOT NULL,
    idempotency_key character varying(64) NOT NULL,
    idempotency_hash character varying(64) NOT NULL,
    comment_id uuid NOT NULL,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.closed_invitations (
    hash character varying(64) NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid,
    closed_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.comments (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    parent_id uuid,
    reply_to_user_id uuid,
    user_id uuid,
    content text NOT NULL,
    mood_id uuid,
    is_ai_generated boolean DEFAULT false NOT NULL,
    similar_to_id uuid,
    claimed_at timestamp(3) without time zone,
    claimed_by_user_id uuid,
    claimed_by_visitor character varying(64),
    idempotency_key character varying(64),
    idempotency_hash character varying(43),
    created_at timestamp(3) without time zone NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    copied_content text,
    search_words text
);
CREATE TABLE public.completed_actions (
    target character varying(80) NOT NULL,
    user_id uuid NOT NULL,
    action character varying(40) NOT NULL,
    input_hash character varying(64) NOT NULL,
    outcome text,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.desktop_codes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    hash character varying(64) NOT NULL,
    challenge character varying(43) NOT NULL,
    device character varying(60) NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.dismissed_first_steps (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE SEQUENCE public.event_clock
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.feed_buckets (
    feed character varying(64) NOT NULL,
    day character varying(10) NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.feed_deltas (
    id bigint NOT NULL,
    feed character varying(64) NOT NULL,
    day character varying(10) NOT NULL,
    n integer NOT NULL
);
CREATE SEQUENCE public.feed_deltas_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.feed_deltas_id_seq OWNED BY public.feed_deltas.id;
CREATE TABLE public.feed_totals (
    feed character varying(64) NOT NULL,
    total integer NOT NULL
);
CREATE TABLE public.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider character varying(20) NOT NULL,
    subject character varying(255) NOT NULL,
    email character varying(254),
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.invitations (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email character varying(254) NOT NULL,
    email_key text NOT NULL,
    role character varying(10) NOT NULL,
    invited_by uuid,
    hash character varying(64) NOT NULL,
    token text NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.link_pictures (
    id uuid NOT NULL,
    link_hash character varying(64) NOT NULL,
    user_id uuid,
    post_id uuid,
    width smallint NOT NULL,
    height smallint NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.link_previews (
    link_hash character varying(64) NOT NULL,
    url character varying(2048),
    title character varying(200),
    description character varying(500),
    site_name character varying(100),
    image_url character varying(2048),
    reason character varying(20),
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.mail_digests (
    user_id uuid NOT NULL,
    time_zone character varying(64) NOT NULL,
    next_at timestamp(3) without time zone NOT NULL,
    told_until timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.memberships (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role character varying(10) NOT NULL,
    receive_slack_notifications boolean DEFAULT true NOT NULL,
    joined_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.moods (
    id uuid NOT NULL,
    key character varying(40) NOT NULL,
    emoji character varying(16) NOT NULL,
    color character varying(7) NOT NULL,
    name character varying(60) NOT NULL,
    description character varying(255) NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.notification_choices (
    user_id uuid NOT NULL,
    type character varying(40) NOT NULL,
    channel character varying(20) NOT NULL,
    enabled boolean NOT NULL
);
CREATE TABLE public.oauth_returns (
    state_hash character varying(64) NOT NULL,
    outcome text,
    returned_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose character varying(30) NOT NULL,
    hash character varying(64) NOT NULL,
    payload text,
    created_at timestamp(3) without time zone NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL,
    used_at timestamp(3) without time zone
);
CREATE TABLE public.organizations (
    id uuid NOT NULL,
    name character varying(120) NOT NULL,
    name_key text NOT NULL,
    name_skeleton text,
    slug character varying(60) NOT NULL,
    description text,
    public_share_message text,
    slack_share_message text,
    slack_team_name character varying(255),
    copiers_visible boolean DEFAULT false NOT NULL,
    copies_per_post integer DEFAULT 3,
    posts_count integer DEFAULT 0 NOT NULL,
    members_count integer DEFAULT 0 NOT NULL,
    public_reviewed_at timestamp(3) without time zone,
    created_at timestamp(3) without time zone NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    deleted_at timestamp(3) without time zone
);
CREATE TABLE public.outgoing_mails (
    id uuid NOT NULL,
    content text NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    handed_over_at timestamp(3) without time zone
);
CREATE TABLE public.pending_sign_ins (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    client character varying(64) NOT NULL,
    method character varying(20) NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.platform_log_entries (
    id uuid NOT NULL,
    actor_id uuid,
    action character varying(40) NOT NULL,
    target_id character varying(255),
    subject character varying(255) NOT NULL,
    before text,
    after text,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.post_reads (
    user_id uuid NOT NULL,
    post_id uuid NOT NULL,
    read_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.post_tags (
    post_id uuid NOT NULL,
    tag_id uuid NOT NULL,
    organization_id uuid,
    created_at timestamp(3) without time zone NOT NULL,
    listed boolean NOT NULL
);
CREATE TABLE public.post_words (
    post_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    word character varying(40) NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.posts (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid,
    slug character varying(80) NOT NULL,
    title character varying(200) NOT NULL,
    url text NOT NULL,
    host character varying(253) NOT NULL,
    page_key character varying(255),
    link_description character varying(500),
    comment text,
    mood_id uuid,
    is_public boolean NOT NULL,
    is_sensitive boolean NOT NULL,
    sensitive_by_moderator boolean DEFAULT false NOT NULL,
    moderation_status character varying(16) NOT NULL,
    moderation_reason text,
    moderated_at timestamp(3) without time zone,
    moderated_by uuid,
    approved_by_host_id uuid,
    approved_at timestamp(3) without time zone,
    listed boolean NOT NULL,
    hidden_at timestamp(3) without time zone,
    cleared_count integer DEFAULT 0 NOT NULL,
    comments_count integer DEFAULT 0 NOT NULL,
    available_count integer DEFAULT 0 NOT NULL,
    supply_low_at timestamp(3) without time zone,
    idempotency_key character varying(64),
    idempotency_hash character varying(43),
    created_at timestamp(3) without time zone NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    CONSTRAINT posts_available_count_check CHECK (((available_count >= 0) AND (available_count <= 2147483647))),
    CONSTRAINT posts_comments_count_check CHECK (((comments_count >= 0) AND (comments_count <= 2147483647))),
    CONSTRAINT posts_moderation_status_check CHECK (((moderation_status)::text = ANY ((ARRAY['approved'::character varying, 'pending'::character varying, 'rejected'::character varying])::text[])))
);
CREATE TABLE public.queue_jobs (
    id character varying(255) NOT NULL,
    queue character varying(255) NOT NULL,
    status character varying(20) NOT NULL,
    data text NOT NULL,
    score bigint,
    worker_id character varying(255),
    acquired_at bigint,
    execute_at bigint,
    finished_at bigint,
    error text,
    dedup_id character varying(510),
    dedup_at bigint,
    dedup_ttl bigint
);
CREATE TABLE public.queue_schedules (
    id character varying(255) NOT NULL,
    status character varying(50) DEFAULT 'active'::character varying NOT NULL,
    name character varying(255) NOT NULL,
    payload text NOT NULL,
    cron_expression character varying(255),
    every_ms bigint,
    timezone character varying(100) DEFAULT 'UTC'::character varying NOT NULL,
    from_date timestamp with time zone,
    to_date timestamp with time zone,
    run_limit integer,
    run_count integer DEFAULT 0 NOT NULL,
    next_run_at timestamp with time zone,
    last_run_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.read_marks (
    user_id uuid NOT NULL,
    read_until timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.recovery_codes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash character varying(64) NOT NULL
);
CREATE TABLE public.reference_data_versions (
    kind character varying(40) NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.report_events (
    id uuid NOT NULL,
    report_id uuid NOT NULL,
    actor_id uuid,
    action character varying(16) NOT NULL,
    response text,
    created_at timestamp(3) without time zone NOT NULL,
    CONSTRAINT report_events_action_check CHECK (((action)::text = ANY ((ARRAY['resolved'::character varying, 'reopened'::character varying])::text[])))
);
CREATE TABLE public.reports (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    reporter_id uuid,
    reason character varying(16) NOT NULL,
    description text,
    weight smallint DEFAULT '100'::smallint NOT NULL,
    network character varying(43),
    status character varying(16) NOT NULL,
    seen boolean DEFAULT false NOT NULL,
    turned_down boolean DEFAULT false NOT NULL,
    moderator_response text,
    resolved_by uuid,
    resolved_at timestamp(3) without time zone,
    read_at timestamp(3) without time zone,
    created_at timestamp(3) without time zone NOT NULL,
    CONSTRAINT reports_reason_check CHECK (((reason)::text = ANY ((ARRAY['inappropriate'::character varying, 'spam'::character varying, 'harassment'::character varying, 'violence'::character varying, 'other'::character varying])::text[]))),
    CONSTRAINT reports_status_check CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'resolved'::character varying])::text[])))
);
CREATE TABLE public.reserved_names (
    kind character varying(10) NOT NULL,
    key character varying(255) NOT NULL,
    user_id uuid,
    reserved_until timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.slack_broadcasts (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid,
    post_id uuid,
    has_post boolean NOT NULL,
    state character varying(16) NOT NULL,
    message text NOT NULL,
    payload text NOT NULL,
    run integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    sent integer DEFAULT 0 NOT NULL,
    skipped integer NOT NULL,
    errors integer DEFAULT 0 NOT NULL,
    idempotency_key character varying(64),
    idempotency_hash character varying(43),
    created_at timestamp(3) without time zone NOT NULL,
    finished_at timestamp(3) without time zone,
    CONSTRAINT slack_broadcasts_state_check CHECK (((state)::text = ANY ((ARRAY['running'::character varying, 'done'::character varying, 'cancelled'::character varying, 'failed'::character varying])::text[])))
);
CREATE TABLE public.slack_channels (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    slack_channel_id character varying(32) NOT NULL,
    name character varying(255) NOT NULL,
    is_private boolean NOT NULL,
    is_archived boolean NOT NULL,
    is_member boolean NOT NULL,
    synced_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.slack_connections (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    team_id character varying(32) NOT NULL,
    team_name character varying(255) NOT NULL,
    bot_user_id character varying(32) NOT NULL,
    token text NOT NULL,
    scopes text NOT NULL,
    connected_by uuid,
    connected_at timestamp(3) without time zone NOT NULL,
    sync_state character varying(16) NOT NULL,
    sync_total integer DEFAULT 0 NOT NULL,
    sync_processed integer DEFAULT 0 NOT NULL,
    sync_errors integer DEFAULT 0 NOT NULL,
    synced_at timestamp(3) without time zone
);
CREATE TABLE public.slack_deliveries (
    id uuid NOT NULL,
    broadcast_id uuid NOT NULL,
    slack_user_id character varying(32),
    user_id uuid,
    state character varying(16) NOT NULL,
    reason character varying(100),
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) without time zone NOT NULL,
    attempted_at timestamp(3) without time zone,
    CONSTRAINT slack_deliveries_state_check CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'sending'::character varying, 'sent'::character varying, 'failed'::character varying, 'skipped'::character varying])::text[])))
);
CREATE TABLE public.slack_flows (
    state_hash character varying(64) NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.slack_requests (
    key_hash character varying(64) NOT NULL,
    link text,
    received_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.slack_shares (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    idempotency_key character varying(64) NOT NULL,
    idempotency_hash character varying(43) NOT NULL,
    is_sent boolean NOT NULL,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.slack_users (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    slack_user_id character varying(32) NOT NULL,
    name character varying(255) NOT NULL,
    display_name character varying(255) NOT NULL,
    real_name character varying(255) NOT NULL,
    email character varying(254),
    email_key character varying(254),
    is_bot boolean NOT NULL,
    is_deleted boolean NOT NULL,
    is_restricted boolean NOT NULL,
    is_ultra_restricted boolean NOT NULL,
    synced_at timestamp(3) without time zone NOT NULL
);
CREATE UNLOGGED TABLE public.stream_instances (
    id character varying(36) NOT NULL,
    beat_at bigint NOT NULL
);
CREATE TABLE public.suggestion_reservations (
    comment_id uuid NOT NULL,
    post_id uuid NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.support_answers (
    id uuid NOT NULL,
    request_id uuid NOT NULL,
    author_id uuid,
    content text NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    read_at timestamp(3) without time zone
);
CREATE TABLE public.support_attachments (
    id uuid NOT NULL,
    request_id uuid NOT NULL,
    filename character varying(255) NOT NULL,
    mimetype character varying(40) NOT NULL,
    size integer NOT NULL,
    file character varying(40)
);
CREATE TABLE public.support_requests (
    id uuid NOT NULL,
    user_id uuid,
    name character varying(255),
    email character varying(254),
    language character varying(2),
    title character varying(255) NOT NULL,
    description text NOT NULL,
    priority character varying(8) NOT NULL,
    status character varying(8) NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    closed_at timestamp(3) without time zone,
    CONSTRAINT support_requests_priority_check CHECK (((priority)::text = ANY ((ARRAY['Low'::character varying, 'Medium'::character varying, 'High'::character varying])::text[]))),
    CONSTRAINT support_requests_status_check CHECK (((status)::text = ANY ((ARRAY['open'::character varying, 'closed'::character varying])::text[])))
);
CREATE TABLE public.tag_words (
    tag_id uuid NOT NULL,
    word character varying(40) NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.tags (
    id uuid NOT NULL,
    name character varying(40) NOT NULL,
    is_predefined boolean DEFAULT false NOT NULL,
    created_by uuid,
    created_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.testimonials (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid,
    content text NOT NULL,
    rating smallint NOT NULL,
    language character varying(8) NOT NULL,
    show_name boolean NOT NULL,
    reviewed_by uuid,
    reviewed_at timestamp(3) without time zone,
    created_at timestamp(3) without time zone NOT NULL,
    CONSTRAINT testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
CREATE TABLE public.text_signatures (
    id integer NOT NULL,
    post_id uuid NOT NULL,
    comment_id uuid NOT NULL,
    copied boolean NOT NULL,
    signature bytea NOT NULL
);
CREATE SEQUENCE public.text_signatures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.text_signatures_id_seq OWNED BY public.text_signatures.id;
CREATE TABLE public.two_factor_secrets (
    user_id uuid NOT NULL,
    secret text,
    pending_secret text,
    last_step integer DEFAULT 0 NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.used_captchas (
    nonce character varying(22) NOT NULL,
    expires_at timestamp(3) without time zone NOT NULL
);
CREATE TABLE public.used_texts (
    post_id uuid NOT NULL,
    hash character varying(64) NOT NULL,
    comment_id uuid,
    copied boolean NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    name character varying(255) NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    name_words text DEFAULT ''::text NOT NULL,
    email character varying(254) NOT NULL,
    email_key text NOT NULL,
    email_verified_at timestamp(3) without time zone,
    password_hash character varying(255),
    language character varying(2),
    avatar_path character varying(255),
    is_admin boolean DEFAULT false NOT NULL,
    two_fa_enabled boolean DEFAULT false NOT NULL,
    created_at timestamp(3) without time zone NOT NULL,
    updated_at timestamp(3) without time zone NOT NULL,
    disabled_at timestamp(3) without time zone,
    closed_at timestamp(3) without time zone
);
CREATE TABLE public.visitor_claims (
    comment_id uuid NOT NULL,
    post_id uuid NOT NULL,
    visitor character varying(64) NOT NULL,
    address character varying(64) NOT NULL,
    created_at timestamp(3) without time zone NOT NULL
);
ALTER TABLE ONLY public.adonis_schema ALTER COLUMN id SET DEFAULT nextval('public.adonis_schema_id_seq'::regclass);
ALTER TABLE ONLY public.feed_deltas ALTER COLUMN id SET DEFAULT nextval('public.feed_deltas_id_seq'::regclass);
ALTER TABLE ONLY public.text_signatures ALTER COLUMN id SET DEFAULT nextval('public.text_signatures_id_seq'::regclass);
INSERT INTO public.adonis_schema VALUES (1, 'database/migrations/0001_create_queue', 1, '2026-11-26 16:09:37.597224+00');
INSERT INTO public.adonis_schema VALUES (2, 'database/migrations/0002_create_rate_limits', 1, '2026-11-26 16:09:37.810848+00');
INSERT INTO public.adonis_schema VALUES (3, 'database/migrations/0003_create_event_clock', 1, '2026-11-26 16:09:37.841565+00');
INSERT INTO public.adonis_schema VALUES (4, 'database/migrations/0004_create_app_keys', 1, '2026-11-26 16:09:37.868403+00');
INSERT INTO public.adonis_schema VALUES (5, 'database/migrations/0005_create_reference_data_versions', 1, '2026-11-26 16:09:37.888456+00');
INSERT INTO public.adonis_schema VALUES (6, 'database/migrations/0006_create_outgoing_mails', 1, '2026-11-26 16:09:37.906038+00');
INSERT INTO public.adonis_schema VALUES (7, 'database/migrations/0007_create_users', 1, '2026-11-26 16:09:37.95798+00');
INSERT INTO public.adonis_schema VALUES (8, 'database/migrations/0008_create_completed_actions', 1, '2026-11-26 16:09:38.011434+00');
INSERT INTO public.adonis_schema VALUES (9, 'database/migrations/0009_create_sessions', 1, '2026-11-26 16:09:38.080778+00');
INSERT INTO public.adonis_schema VALUES (10, 'database/migrations/0010_create_two_factor', 1, '2026-11-26 16:09:38.199813+00');
INSERT INTO public.adonis_schema VALUES (11, 'database/migrations/0011_create_identities', 1, '2026-11-26 16:09:38.252364+00');
INSERT INTO public.adonis_schema VALUES (12, 'database/migrations/0012_create_organizations', 1, '2026-11-26 16:09:38.325027+00');
INSERT INTO public.adonis_schema VALUES (13, 'database/migrations/0013_create_invitations', 1, '2026-11-26 16:09:38.410888+00');
INSERT INTO public.adonis_schema VALUES (14, 'database/migrations/0014_create_audit_entries', 1, '2026-11-26 16:09:38.47049+00');
INSERT INTO public.adonis_schema VALUES (15, 'database/migrations/0015_create_approved_domains', 1, '2026-11-26 16:09:38.51678+00');
INSERT INTO public.adonis_schema VALUES (16, 'database/migrations/0016_create_moods', 1, '2026-11-26 16:09:38.561429+00');
INSERT INTO public.adonis_schema VALUES (17, 'database/migrations/0017_create_posts', 1, '2026-11-26 16:09:38.589255+00');
INSERT INTO public.adonis_schema VALUES (18, 'database/migrations/0018_create_tags', 1, '2026-11-26 16:09:38.731186+00');
INSERT INTO public.adonis_schema VALUES (19, 'database/migrations/0019_create_feeds', 1, '2026-11-26 16:09:38.79033+00');
INSERT INTO public.adonis_schema VALUES (20, 'database/migrations/0020_create_post_reads', 1, '2026-11-26 16:09:38.814851+00');
INSERT INTO public.adonis_schema VALUES (21, 'database/migrations/0021_create_link_previews', 1, '2026-11-26 16:09:38.866713+00');
INSERT INTO public.adonis_schema VALUES (22, 'database/migrations/0022_create_comments', 1, '2026-11-26 16:09:38.91523+00');
INSERT INTO public.adonis_schema VALUES (23, 'database/migrations/0023_create_used_texts', 1, '2026-11-26 16:09:38.987427+00');
INSERT INTO public.adonis_schema VALUES (24, 'database/migrations/0024_create_claims', 1, '2026-11-26 16:09:39.03354+00');
INSERT INTO public.adonis_schema VALUES (25, 'database/migrations/0025_create_testimonials', 1, '2026-11-26 16:09:39.091776+00');
INSERT INTO public.adonis_schema VALUES (26, 'database/migrations/0026_create_reports', 1, '2026-11-26 16:09:39.152487+00');
INSERT INTO public.adonis_schema VALUES (27, 'database/migrations/0027_create_support', 1, '2026-11-26 16:09:39.238021+00');
INSERT INTO public.adonis_schema VALUES (28, 'database/migrations/0028_create_used_captchas', 1, '2026-11-26 16:09:39.305193+00');
INSERT INTO public.adonis_schema VALUES (29, 'database/migrations/0029_create_platform_log', 1, '2026-11-26 16:09:39.322225+00');
INSERT INTO public.adonis_schema VALUES (30, 'database/migrations/0030_create_notifications', 1, '2026-11-26 16:09:39.37984+00');
INSERT INTO public.adonis_schema VALUES (31, 'database/migrations/0031_create_ai_integrations', 1, '2026-11-26 16:09:39.457112+00');
INSERT INTO public.adonis_schema VALUES (32, 'database/migrations/0032_create_ai_runs', 1, '2026-11-26 16:09:39.521037+00');
INSERT INTO public.adonis_schema VALUES (33, 'database/migrations/0033_create_slack_connections', 1, '2026-11-26 16:09:39.594729+00');
INSERT INTO public.adonis_schema VALUES (34, 'database/migrations/0034_create_slack_messages', 1, '2026-11-26 16:09:39.670368+00');
INSERT INTO public.adonis_schema_versions VALUES (2);
SELECT pg_catalog.setval('public.adonis_schema_id_seq', 34, true);
SELECT pg_catalog.setval('public.event_clock', 1795709377851, true);
SELECT pg_catalog.setval('public.feed_deltas_id_seq', 1, false);
SELECT pg_catalog.setval('public.text_signatures_id_seq', 1, false);
ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.adonis_schema
    ADD CONSTRAINT adonis_schema_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.adonis_schema_versions
    ADD CONSTRAINT adonis_schema_versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.ai_disabled_moods
    ADD CONSTRAINT ai_disabled_moods_pkey PRIMARY KEY (organization_id, mood_id);
ALTER TABLE ONLY public.ai_integrations
    ADD CONSTRAINT ai_integrations_organization_id_position_unique UNIQUE (organization_id, "position");
ALTER TABLE ONLY public.ai_integrations
    ADD CONSTRAINT ai_integrations_organization_id_provider_unique UNIQUE (organization_id, provider);
ALTER TABLE ONLY public.ai_integrations
    ADD CONSTRAINT ai_integrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_user_id_idempotency_key_unique UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.ai_settings
    ADD CONSTRAINT ai_settings_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_run_id_position_unique UNIQUE (run_id, "position");
ALTER TABLE ONLY public.ai_usage
    ADD CONSTRAINT ai_usage_pkey PRIMARY KEY (organization_id, month);
ALTER TABLE ONLY public.app_keys
    ADD CONSTRAINT app_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.approved_domains
    ADD CONSTRAINT approved_domains_host_unique UNIQUE (host);
ALTER TABLE ONLY public.approved_domains
    ADD CONSTRAINT approved_domains_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.author_versions
    ADD CONSTRAINT author_versions_pkey PRIMARY KEY (post_id);
ALTER TABLE ONLY public.claim_keys
    ADD CONSTRAINT claim_keys_pkey PRIMARY KEY (user_id, idempotency_key);
ALTER TABLE ONLY public.closed_invitations
    ADD CONSTRAINT closed_invitations_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_idempotency_key_unique UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.completed_actions
    ADD CONSTRAINT completed_actions_pkey PRIMARY KEY (target);
ALTER TABLE ONLY public.desktop_codes
    ADD CONSTRAINT desktop_codes_hash_unique UNIQUE (hash);
ALTER TABLE ONLY public.desktop_codes
    ADD CONSTRAINT desktop_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desktop_codes
    ADD CONSTRAINT desktop_codes_user_id_challenge_unique UNIQUE (user_id, challenge);
ALTER TABLE ONLY public.dismissed_first_steps
    ADD CONSTRAINT dismissed_first_steps_pkey PRIMARY KEY (organization_id, user_id);
ALTER TABLE ONLY public.feed_buckets
    ADD CONSTRAINT feed_buckets_pkey PRIMARY KEY (feed, day);
ALTER TABLE ONLY public.feed_deltas
    ADD CONSTRAINT feed_deltas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feed_totals
    ADD CONSTRAINT feed_totals_pkey PRIMARY KEY (feed);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_provider_subject_unique UNIQUE (provider, subject);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_hash_unique UNIQUE (hash);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_email_key_unique UNIQUE (organization_id, email_key);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.link_pictures
    ADD CONSTRAINT link_pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.link_pictures
    ADD CONSTRAINT link_pictures_post_id_unique UNIQUE (post_id);
ALTER TABLE ONLY public.link_previews
    ADD CONSTRAINT link_previews_pkey PRIMARY KEY (link_hash);
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_organization_id_user_id_unique UNIQUE (organization_id, user_id);
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moods
    ADD CONSTRAINT moods_key_unique UNIQUE (key);
ALTER TABLE ONLY public.moods
    ADD CONSTRAINT moods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notification_choices
    ADD CONSTRAINT notification_choices_pkey PRIMARY KEY (user_id, type, channel);
ALTER TABLE ONLY public.oauth_returns
    ADD CONSTRAINT oauth_returns_pkey PRIMARY KEY (state_hash);
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_hash_unique UNIQUE (hash);
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outgoing_mails
    ADD CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_user_id_client_unique UNIQUE (user_id, client);
ALTER TABLE ONLY public.platform_log_entries
    ADD CONSTRAINT platform_log_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.post_reads
    ADD CONSTRAINT post_reads_pkey PRIMARY KEY (user_id, post_id);
ALTER TABLE ONLY public.post_tags
    ADD CONSTRAINT post_tags_pkey PRIMARY KEY (post_id, tag_id);
ALTER TABLE ONLY public.post_words
    ADD CONSTRAINT post_words_pkey PRIMARY KEY (post_id, word);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_organization_id_slug_unique UNIQUE (organization_id, slug);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_user_id_idempotency_key_unique UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.queue_jobs
    ADD CONSTRAINT queue_jobs_pkey PRIMARY KEY (id, queue);
ALTER TABLE ONLY public.queue_schedules
    ADD CONSTRAINT queue_schedules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.read_marks
    ADD CONSTRAINT read_marks_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_hash_unique UNIQUE (user_id, hash);
ALTER TABLE ONLY public.reference_data_versions
    ADD CONSTRAINT reference_data_versions_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.report_events
    ADD CONSTRAINT report_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reserved_names
    ADD CONSTRAINT reserved_names_pkey PRIMARY KEY (kind, key);
ALTER TABLE ONLY public.slack_broadcasts
    ADD CONSTRAINT slack_broadcasts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slack_broadcasts
    ADD CONSTRAINT slack_broadcasts_user_id_idempotency_key_unique UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.slack_channels
    ADD CONSTRAINT slack_channels_organization_id_slack_channel_id_unique UNIQUE (organization_id, slack_channel_id);
ALTER TABLE ONLY public.slack_channels
    ADD CONSTRAINT slack_channels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slack_connections
    ADD CONSTRAINT slack_connections_organization_id_unique UNIQUE (organization_id);
ALTER TABLE ONLY public.slack_connections
    ADD CONSTRAINT slack_connections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slack_deliveries
    ADD CONSTRAINT slack_deliveries_broadcast_id_slack_user_id_unique UNIQUE (broadcast_id, slack_user_id);
ALTER TABLE ONLY public.slack_deliveries
    ADD CONSTRAINT slack_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slack_flows
    ADD CONSTRAINT slack_flows_pkey PRIMARY KEY (state_hash);
ALTER TABLE ONLY public.slack_requests
    ADD CONSTRAINT slack_requests_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY public.slack_shares
    ADD CONSTRAINT slack_shares_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slack_shares
    ADD CONSTRAINT slack_shares_user_id_idempotency_key_unique UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.slack_users
    ADD CONSTRAINT slack_users_organization_id_slack_user_id_unique UNIQUE (organization_id, slack_user_id);
ALTER TABLE ONLY public.slack_users
    ADD CONSTRAINT slack_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stream_instances
    ADD CONSTRAINT stream_instances_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.suggestion_reservations
    ADD CONSTRAINT suggestion_reservations_pkey PRIMARY KEY (comment_id);
ALTER TABLE ONLY public.suggestion_reservations
    ADD CONSTRAINT suggestion_reservations_post_id_user_id_unique UNIQUE (post_id, user_id);
ALTER TABLE ONLY public.support_answers
    ADD CONSTRAINT support_answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_attachments
    ADD CONSTRAINT support_attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_requests
    ADD CONSTRAINT support_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tag_words
    ADD CONSTRAINT tag_words_pkey PRIMARY KEY (tag_id, word);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_name_unique UNIQUE (name);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.text_signatures
    ADD CONSTRAINT text_signatures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.two_factor_secrets
    ADD CONSTRAINT two_factor_secrets_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.used_captchas
    ADD CONSTRAINT used_captchas_pkey PRIMARY KEY (nonce);
ALTER TABLE ONLY public.used_texts
    ADD CONSTRAINT used_texts_pkey PRIMARY KEY (post_id, hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_unique UNIQUE (email_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visitor_claims
    ADD CONSTRAINT visitor_claims_pkey PRIMARY KEY (comment_id);
CREATE INDEX access_tokens_expires_at_index ON public.access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_user_id_index ON public.access_tokens USING btree (user_id);
CREATE INDEX ai_disabled_moods_mood_id_index ON public.ai_disabled_moods USING btree (mood_id);
CREATE INDEX ai_runs_ended_at_index ON public.ai_runs USING btree (ended_at);
CREATE INDEX ai_runs_organization_id_created_at_index ON public.ai_runs USING btree (organization_id, created_at);
CREATE INDEX ai_runs_post_id_created_at_index ON public.ai_runs USING btree (post_id, created_at);
CREATE INDEX ai_texts_comment_id_index ON public.ai_texts USING btree (comment_id);
CREATE INDEX ai_texts_mood_id_index ON public.ai_texts USING btree (mood_id);
CREATE INDEX ai_texts_similar_comment_id_index ON public.ai_texts USING btree (similar_comment_id);
CREATE INDEX ai_texts_similar_text_id_index ON public.ai_texts USING btree (similar_text_id);
CREATE INDEX approved_domains_by_host ON public.approved_domains USING btree (host COLLATE "C");
CREATE INDEX approved_domains_by_host_reversed ON public.approved_domains USING btree (host_reversed);
CREATE INDEX approved_domains_by_name_key ON public.approved_domains USING btree (name_key);
CREATE INDEX approved_domains_by_state ON public.approved_domains USING btree (is_blocked, host, id);
CREATE INDEX approved_domains_decided_by ON public.approved_domains USING btree (decided_by);
CREATE INDEX audit_entries_by_actor ON public.audit_entries USING btree (actor_id);
CREATE INDEX audit_entries_by_subject_email_key ON public.audit_entries USING btree (subject_email_key) WHERE (subject_email_key IS NOT NULL);
CREATE INDEX audit_entries_by_subject_user_id ON public.audit_entries USING btree (subject_user_id) WHERE (subject_user_id IS NOT NULL);
CREATE INDEX audit_entries_organization_id_created_at_id_index ON public.audit_entries USING btree (organization_id, created_at, id);
CREATE INDEX author_versions_user_id_index ON public.author_versions USING btree (user_id);
CREATE INDEX claim_keys_comment_id_index ON public.claim_keys USING btree (comment_id);
CREATE INDEX claim_keys_created_at_index ON public.claim_keys USING btree (created_at);
CREATE INDEX closed_invitations_closed_at_index ON public.closed_invitations USING btree (closed_at);
CREATE INDEX closed_invitations_organization_id_index ON public.closed_invitations USING btree (organization_id);
CREATE INDEX closed_invitations_user_id_index ON public.closed_invitations USING btree (user_id);
CREATE INDEX comments_copiers ON public.comments USING btree (claimed_by_user_id, id) WHERE (claimed_by_user_id IS NOT NULL);
CREATE INDEX comments_newest ON public.comments USING btree (post_id, parent_id, created_at DESC, id DESC);
CREATE INDEX comments_replied_to ON public.comments USING btree (reply_to_user_id, created_at DESC, id DESC) WHERE (reply_to_user_id IS NOT NULL);
CREATE INDEX comments_replies ON public.comments USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_visitor_claims ON public.comments USING btree (claimed_at) WHERE (claimed_by_visitor IS NOT NULL);
CREATE INDEX completed_actions_created_at_index ON public.completed_actions USING btree (created_at);
CREATE INDEX completed_actions_user_id_index ON public.completed_actions USING btree (user_id);
CREATE INDEX desktop_codes_expires_at_index ON public.desktop_codes USING btree (expires_at);
CREATE INDEX desktop_codes_session_id_index ON public.desktop_codes USING btree (session_id);
CREATE INDEX dismissed_first_steps_user_id_index ON public.dismissed_first_steps USING btree (user_id);
CREATE INDEX feed_deltas_feed_index ON public.feed_deltas USING btree (feed);
CREATE INDEX identities_user_id_index ON public.identities USING btree (user_id);
CREATE INDEX link_pictures_user_id_post_id_index ON public.link_pictures USING btree (user_id, post_id);
CREATE INDEX link_pictures_without_post ON public.link_pictures USING btree (expires_at) WHERE (post_id IS NULL);
CREATE INDEX link_previews_expires_at_index ON public.link_previews USING btree (expires_at);
CREATE INDEX mail_digests_next_at_index ON public.mail_digests USING btree (next_at);
CREATE INDEX memberships_user_id_index ON public.memberships USING btree (user_id);
CREATE INDEX oauth_returns_returned_at_index ON public.oauth_returns USING btree (returned_at);
CREATE INDEX one_time_tokens_expires_at_index ON public.one_time_tokens USING btree (expires_at);
CREATE INDEX one_time_tokens_user_id_purpose_index ON public.one_time_tokens USING btree (user_id, purpose);
CREATE INDEX organizations_deleted ON public.organizations USING btree (id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX organizations_name_key_unique ON public.organizations USING btree (name_key) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX organizations_name_skeleton_unique ON public.organizations USING btree (name_skeleton) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX organizations_slug_unique ON public.organizations USING btree (slug) WHERE (deleted_at IS NULL);
CREATE INDEX pending_sign_ins_expires_at_index ON public.pending_sign_ins USING btree (expires_at);
CREATE INDEX pending_sign_ins_user_id_index ON public.pending_sign_ins USING btree (user_id);
CREATE INDEX platform_log_entries_by_target ON public.platform_log_entries USING btree (target_id);
CREATE INDEX platform_log_newest ON public.platform_log_entries USING btree (created_at DESC, id DESC);
CREATE INDEX platform_log_newest_by_action ON public.platform_log_entries USING btree (action, created_at DESC, id DESC);
CREATE INDEX platform_log_newest_by_actor_id ON public.platform_log_entries USING btree (actor_id, created_at DESC, id DESC);
CREATE INDEX platform_log_newest_by_actor_id_and_action ON public.platform_log_entries USING btree (actor_id, action, created_at DESC, id DESC);
CREATE INDEX post_reads_post_id_index ON public.post_reads USING btree (post_id);
CREATE INDEX post_reads_read_at_index ON public.post_reads USING btree (read_at);
CREATE INDEX post_tags_in_organization ON public.post_tags USING btree (organization_id, tag_id, created_at DESC, post_id DESC);
CREATE INDEX post_tags_listed ON public.post_tags USING btree (tag_id, created_at DESC, post_id DESC) WHERE listed;
CREATE INDEX post_tags_of_tag ON public.post_tags USING btree (tag_id, post_id);
CREATE INDEX post_words_newest ON public.post_words USING btree (organization_id, word, created_at DESC, post_id DESC);
CREATE INDEX posts_approved_by_host ON public.posts USING btree (approved_by_host_id, moderation_status) WHERE (approved_by_host_id IS NOT NULL);
CREATE INDEX posts_by_author ON public.posts USING btree (organization_id, user_id, created_at DESC, id DESC);
CREATE INDEX posts_by_page ON public.posts USING btree (organization_id, page_key) WHERE (page_key IS NOT NULL);
CREATE INDEX posts_hidden ON public.posts USING btree (id) WHERE (hidden_at IS NOT NULL);
CREATE INDEX posts_listed ON public.posts USING btree (created_at DESC, id DESC) WHERE listed;
CREATE INDEX posts_listed_by_organization ON public.posts USING btree (organization_id, created_at DESC, id DESC) WHERE listed;
CREATE INDEX posts_moderated ON public.posts USING btree (moderation_status, moderated_at) WHERE (moderated_at IS NOT NULL);
CREATE INDEX posts_moderated_by ON public.posts USING btree (moderated_by) WHERE (moderated_by IS NOT NULL);
CREATE INDEX posts_moderated_by_author ON public.posts USING btree (user_id, moderated_at DESC, id DESC) WHERE (moderated_at IS NOT NULL);
CREATE INDEX posts_newest ON public.posts USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX posts_pending ON public.posts USING btree (created_at, id, organization_id) WHERE ((moderation_status)::text = 'pending'::text);
CREATE INDEX posts_pending_by_host ON public.posts USING btree (host, organization_id) WHERE ((moderation_status)::text = 'pending'::text);
CREATE INDEX posts_running_low ON public.posts USING btree (user_id, supply_low_at DESC, id DESC) WHERE (supply_low_at IS NOT NULL);
CREATE INDEX posts_shared ON public.posts USING btree (organization_id, approved_at DESC, id DESC) WHERE ((moderation_status)::text = 'approved'::text);
CREATE INDEX posts_unapproved ON public.posts USING btree (organization_id, moderation_status, created_at DESC, id DESC) WHERE ((moderation_status)::text <> 'approved'::text);
CREATE UNIQUE INDEX queue_jobs_dedup_active_uidx ON public.queue_jobs USING btree (queue, dedup_id) WHERE ((dedup_id IS NOT NULL) AND ((status)::text = ANY ((ARRAY['pending'::character varying, 'delayed'::character varying])::text[])));
CREATE INDEX queue_jobs_queue_dedup_id_index ON public.queue_jobs USING btree (queue, dedup_id);
CREATE INDEX queue_jobs_queue_status_execute_at_index ON public.queue_jobs USING btree (queue, status, execute_at);
CREATE INDEX queue_jobs_queue_status_finished_at_index ON public.queue_jobs USING btree (queue, status, finished_at);
CREATE INDEX queue_jobs_queue_status_score_index ON public.queue_jobs USING btree (queue, status, score);
CREATE INDEX queue_schedules_status_next_run_at_index ON public.queue_schedules USING btree (status, next_run_at);
CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);
CREATE INDEX report_events_actor_id_index ON public.report_events USING btree (actor_id);
CREATE INDEX report_events_of_report ON public.report_events USING btree (report_id, created_at, id);
CREATE INDEX reports_answered ON public.reports USING btree (reporter_id, resolved_at DESC, id DESC) WHERE ((status)::text = 'resolved'::text);
CREATE INDEX reports_newest ON public.reports USING btree (created_at DESC, id DESC);
CREATE INDEX reports_newest_by_organization_id ON public.reports USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX reports_newest_by_reason ON public.reports USING btree (reason, created_at DESC, id DESC);
CREATE INDEX reports_newest_by_reporter_id ON public.reports USING btree (reporter_id, created_at DESC, id DESC);
CREATE INDEX reports_newest_by_reporter_id_and_organization_id ON public.reports USING btree (reporter_id, organization_id, created_at DESC, id DESC);
CREATE INDEX reports_newest_by_status ON public.reports USING btree (status, created_at DESC, id DESC);
CREATE INDEX reports_newest_by_status_and_reason ON public.reports USING btree (status, reason, created_at DESC, id DESC);
CREATE UNIQUE INDEX reports_open_post_id_reporter_id ON public.reports USING btree (post_id, reporter_id) WHERE ((status)::text = 'pending'::text);
CREATE INDEX reports_post_id_index ON public.reports USING btree (post_id);
CREATE INDEX reports_resolved_by_index ON public.reports USING btree (resolved_by);
CREATE INDEX reports_without_weight ON public.reports USING btree (created_at DESC, id DESC) WHERE (weight = 0);
CREATE INDEX reserved_names_reserved_until_index ON public.reserved_names USING btree (reserved_until);
CREATE INDEX reserved_names_user_id_index ON public.reserved_names USING btree (user_id);
CREATE INDEX slack_broadcasts_finished_at_index ON public.slack_broadcasts USING btree (finished_at);
CREATE INDEX slack_broadcasts_organization_id_created_at_id_index ON public.slack_broadcasts USING btree (organization_id, created_at, id);
CREATE INDEX slack_broadcasts_post_id_index ON public.slack_broadcasts USING btree (post_id);
CREATE UNIQUE INDEX slack_broadcasts_running ON public.slack_broadcasts USING btree (organization_id) WHERE ((state)::text = 'running'::text);
CREATE INDEX slack_channels_organization_id_name_id_index ON public.slack_channels USING btree (organization_id, name, id);
CREATE INDEX slack_connections_connected_by_index ON public.slack_connections USING btree (connected_by);
CREATE INDEX slack_connections_team_id_index ON public.slack_connections USING btree (team_id);
CREATE INDEX slack_deliveries_broadcast_id_state_due_at_index ON public.slack_deliveries USING btree (broadcast_id, state, due_at);
CREATE INDEX slack_deliveries_user_id_index ON public.slack_deliveries USING btree (user_id);
CREATE INDEX slack_flows_expires_at_index ON public.slack_flows USING btree (expires_at);
CREATE INDEX slack_flows_organization_id_index ON public.slack_flows USING btree (organization_id);
CREATE INDEX slack_flows_user_id_index ON public.slack_flows USING btree (user_id);
CREATE INDEX slack_requests_received_at_index ON public.slack_requests USING btree (received_at);
CREATE INDEX slack_shares_created_at_index ON public.slack_shares USING btree (created_at);
CREATE INDEX slack_users_organization_id_email_key_index ON public.slack_users USING btree (organization_id, email_key);
CREATE INDEX slack_users_organization_id_real_name_id_index ON public.slack_users USING btree (organization_id, real_name, id);
CREATE INDEX suggestion_reservations_user_id_index ON public.suggestion_reservations USING btree (user_id);
CREATE INDEX support_answers_author_id_index ON public.support_answers USING btree (author_id);
CREATE INDEX support_answers_request_id_created_at_id_index ON public.support_answers USING btree (request_id, created_at, id);
CREATE UNIQUE INDEX support_attachments_file ON public.support_attachments USING btree (file) WHERE (file IS NOT NULL);
CREATE INDEX support_attachments_kept ON public.support_attachments USING btree (request_id) WHERE (file IS NOT NULL);
CREATE INDEX support_attachments_request_id_index ON public.support_attachments USING btree (request_id);
CREATE INDEX support_requests_newest ON public.support_requests USING btree (created_at DESC, id DESC);
CREATE INDEX support_requests_newest_by_status ON public.support_requests USING btree (status, created_at DESC, id DESC);
CREATE INDEX support_requests_user_id_id_index ON public.support_requests USING btree (user_id, id);
CREATE INDEX tag_words_by_word ON public.tag_words USING btree (word, tag_id);
CREATE INDEX tags_of_author ON public.tags USING btree (created_by, created_at);
CREATE INDEX testimonials_newest ON public.testimonials USING btree (created_at DESC, id DESC);
CREATE INDEX testimonials_newest_approved ON public.testimonials USING btree (created_at DESC, id DESC) WHERE (reviewed_at IS NOT NULL);
CREATE INDEX testimonials_newest_approved_by_language ON public.testimonials USING btree (language, created_at DESC, id DESC, organization_id, reviewed_at) WHERE (reviewed_at IS NOT NULL);
CREATE INDEX testimonials_newest_pending ON public.testimonials USING btree (created_at DESC, id DESC) WHERE (reviewed_at IS NULL);
CREATE INDEX testimonials_of_user ON public.testimonials USING btree (user_id, id);
CREATE INDEX testimonials_organization_id_index ON public.testimonials USING btree (organization_id);
CREATE UNIQUE INDEX testimonials_pending_user_id_organization_id ON public.testimonials USING btree (user_id, organization_id) WHERE (reviewed_at IS NULL);
CREATE INDEX testimonials_reviewed_by_index ON public.testimonials USING btree (reviewed_by);
CREATE INDEX text_signatures_comment_id_index ON public.text_signatures USING btree (comment_id);
CREATE INDEX text_signatures_post_id_id_index ON public.text_signatures USING btree (post_id, id);
CREATE INDEX used_captchas_expires_at_index ON public.used_captchas USING btree (expires_at);
CREATE INDEX used_texts_comment_id_index ON public.used_texts USING btree (comment_id);
CREATE INDEX users_administrators ON public.users USING btree (name_key, id) WHERE (is_admin AND (closed_at IS NULL));
CREATE INDEX users_by_email ON public.users USING btree (email_key COLLATE "C");
CREATE INDEX users_by_name ON public.users USING btree (name_key, id) WHERE (closed_at IS NULL);
CREATE INDEX users_closed ON public.users USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX users_disabled ON public.users USING btree (name_key, id) WHERE ((disabled_at IS NOT NULL) AND (closed_at IS NULL));
CREATE INDEX visitor_claims_address_created_at_index ON public.visitor_claims USING btree (address, created_at);
CREATE INDEX visitor_claims_post_id_index ON public.visitor_claims USING btree (post_id);
CREATE INDEX visitor_claims_visitor_created_at_index ON public.visitor_claims USING btree (visitor, created_at);
ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_disabled_moods
    ADD CONSTRAINT ai_disabled_moods_mood_id_foreign FOREIGN KEY (mood_id) REFERENCES public.moods(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_disabled_moods
    ADD CONSTRAINT ai_disabled_moods_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_integrations
    ADD CONSTRAINT ai_integrations_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_runs
    ADD CONSTRAINT ai_runs_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ai_settings
    ADD CONSTRAINT ai_settings_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_mood_id_foreign FOREIGN KEY (mood_id) REFERENCES public.moods(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_run_id_foreign FOREIGN KEY (run_id) REFERENCES public.ai_runs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_similar_comment_id_foreign FOREIGN KEY (similar_comment_id) REFERENCES public.comments(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ai_texts
    ADD CONSTRAINT ai_texts_similar_text_id_foreign FOREIGN KEY (similar_text_id) REFERENCES public.ai_texts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ai_usage
    ADD CONSTRAINT ai_usage_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approved_domains
    ADD CONSTRAINT approved_domains_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.author_versions
    ADD CONSTRAINT author_versions_mood_id_foreign FOREIGN KEY (mood_id) REFERENCES public.moods(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.author_versions
    ADD CONSTRAINT author_versions_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.author_versions
    ADD CONSTRAINT author_versions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_keys
    ADD CONSTRAINT claim_keys_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_keys
    ADD CONSTRAINT claim_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.closed_invitations
    ADD CONSTRAINT closed_invitations_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.closed_invitations
    ADD CONSTRAINT closed_invitations_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_claimed_by_user_id_foreign FOREIGN KEY (claimed_by_user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_mood_id_foreign FOREIGN KEY (mood_id) REFERENCES public.moods(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES public.comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_reply_to_user_id_foreign FOREIGN KEY (reply_to_user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.completed_actions
    ADD CONSTRAINT completed_actions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desktop_codes
    ADD CONSTRAINT desktop_codes_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.access_tokens(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desktop_codes
    ADD CONSTRAINT desktop_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.dismissed_first_steps
    ADD CONSTRAINT dismissed_first_steps_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.dismissed_first_steps
    ADD CONSTRAINT dismissed_first_steps_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_foreign FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.link_pictures
    ADD CONSTRAINT link_pictures_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.link_pictures
    ADD CONSTRAINT link_pictures_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_choices
    ADD CONSTRAINT notification_choices_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.platform_log_entries
    ADD CONSTRAINT platform_log_entries_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.post_reads
    ADD CONSTRAINT post_reads_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post_reads
    ADD CONSTRAINT post_reads_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post_tags
    ADD CONSTRAINT post_tags_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post_tags
    ADD CONSTRAINT post_tags_tag_id_foreign FOREIGN KEY (tag_id) REFERENCES public.tags(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.post_words
    ADD CONSTRAINT post_words_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_moderated_by_foreign FOREIGN KEY (moderated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_mood_id_foreign FOREIGN KEY (mood_id) REFERENCES public.moods(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.read_marks
    ADD CONSTRAINT read_marks_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_events
    ADD CONSTRAINT report_events_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.report_events
    ADD CONSTRAINT report_events_report_id_foreign FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_reporter_id_foreign FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_resolved_by_foreign FOREIGN KEY (resolved_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reserved_names
    ADD CONSTRAINT reserved_names_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slack_broadcasts
    ADD CONSTRAINT slack_broadcasts_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_broadcasts
    ADD CONSTRAINT slack_broadcasts_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slack_broadcasts
    ADD CONSTRAINT slack_broadcasts_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slack_channels
    ADD CONSTRAINT slack_channels_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_connections
    ADD CONSTRAINT slack_connections_connected_by_foreign FOREIGN KEY (connected_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slack_connections
    ADD CONSTRAINT slack_connections_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_deliveries
    ADD CONSTRAINT slack_deliveries_broadcast_id_foreign FOREIGN KEY (broadcast_id) REFERENCES public.slack_broadcasts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_deliveries
    ADD CONSTRAINT slack_deliveries_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.slack_flows
    ADD CONSTRAINT slack_flows_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_flows
    ADD CONSTRAINT slack_flows_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_shares
    ADD CONSTRAINT slack_shares_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slack_users
    ADD CONSTRAINT slack_users_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.suggestion_reservations
    ADD CONSTRAINT suggestion_reservations_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.suggestion_reservations
    ADD CONSTRAINT suggestion_reservations_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.suggestion_reservations
    ADD CONSTRAINT suggestion_reservations_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_answers
    ADD CONSTRAINT support_answers_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_answers
    ADD CONSTRAINT support_answers_request_id_foreign FOREIGN KEY (request_id) REFERENCES public.support_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_attachments
    ADD CONSTRAINT support_attachments_request_id_foreign FOREIGN KEY (request_id) REFERENCES public.support_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_requests
    ADD CONSTRAINT support_requests_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.tag_words
    ADD CONSTRAINT tag_words_tag_id_foreign FOREIGN KEY (tag_id) REFERENCES public.tags(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_created_by_foreign FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_reviewed_by_foreign FOREIGN KEY (reviewed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.text_signatures
    ADD CONSTRAINT text_signatures_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.two_factor_secrets
    ADD CONSTRAINT two_factor_secrets_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.used_texts
    ADD CONSTRAINT used_texts_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.used_texts
    ADD CONSTRAINT used_texts_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visitor_claims
    ADD CONSTRAINT visitor_claims_comment_id_foreign FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visitor_claims
    ADD CONSTRAINT visitor_claims_post_id_foreign FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;
